import type { Row } from './record-shape.ts'

/** Whether a document can be handed in for approval as it stands. */
export const isSubmittable = ({ status }: Pick<Row, 'id'> & { readonly status?: unknown }): boolean =>
  ['draft', 'rejected', 'withdrawn'].includes(String(status))
