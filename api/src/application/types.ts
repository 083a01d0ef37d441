/** Fields only some types of application have; the others belong to every one. */
export const typeFieldNames = [
  'amount',
  'leaveKind',
  'destination',
  'transport',
  'companions',
  'startDate',
  'endDate',
  'days',
  'neededOn',
  'sealKind',
  'paper',
  'copies',
  'guests',
  'headcount',
] as const
type TypeField = (typeof typeFieldNames)[number]

type TypeFields = { readonly required: readonly TypeField[]; readonly optional: readonly TypeField[] }

const types: Readonly<Record<string, TypeFields>> = {
  leave: { required: ['leaveKind', 'startDate', 'endDate', 'days'], optional: [] },
  trip: {
    required: ['destination', 'startDate', 'endDate'],
    optional: ['days', 'transport', 'companions', 'amount'],
  },
  purchase: { required: ['amount'], optional: ['neededOn'] },
  seal: { required: ['sealKind', 'paper'], optional: ['copies'] },
  entertain: { required: ['guests', 'amount'], optional: ['headcount', 'startDate'] },
}

/** The general one, and every type a company adds to the dictionary itself. */
const general: TypeFields = { required: [], optional: ['amount', 'startDate', 'endDate'] }

export const fieldsOfType = (type: string): TypeFields => types[type] ?? general

export const isFieldOfType = (type: string, field: TypeField): boolean => {
  const { required, optional } = fieldsOfType(type)
  return required.includes(field) || optional.includes(field)
}
