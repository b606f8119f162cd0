import fc from 'fast-check';

/**
 * Properties are tried on the same inputs each time, so that a red run is red for its change. FUZZ=1 tries new ones:
 * what it finds becomes a case of its own.
 */
if (!process.env.FUZZ) fc.configureGlobal({ seed: 20261121 });
