const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

/** A value as it is sent: an answer carries names beside the ids of what is referred to. */
export const idsOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(idOf) : idOf(value))
