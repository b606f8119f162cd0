/** The parts of a profile that an assertion can bring. `subject` is what never changes about a person. */
export const attributeFields = ['subject', 'email', 'name', 'job_title', 'phone'] as const;
export type AttributeField = (typeof attributeFields)[number];
export type AttributeNames = Partial<Record<AttributeField, string>>;
