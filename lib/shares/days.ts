/** Days a link lives; 0 means for ever (spec §9). */
export const shareDays = [1, 7, 14, 30, 365, 0] as const;
export const defaultShareDays = 14;
