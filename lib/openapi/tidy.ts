import type { ZodOpenApiOverride } from 'zod-openapi';

/** What zod writes correctly but at length, said as a person would: codes as one enum, integers without 2^53. */
export const tidy: ZodOpenApiOverride = ({ jsonSchema }) => {
  const codes = jsonSchema.anyOf?.map((option) => (option as { const?: unknown }).const);
  if (codes?.every((code) => typeof code === 'number')) {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, { type: 'integer', enum: codes });
  }
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};
