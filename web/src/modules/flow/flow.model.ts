import type { approval } from '@srm/api/approval'
import type { Result } from '@srm/api/endpoint'

export type FlowRow = Result<typeof approval.flow.list>[number]
export type FlowDetail = Result<typeof approval.flow.show>
/** A kind of document that can be approved, with its fields. */
export type Catalog = Result<typeof approval.flow.catalog>[number]

/** Where no document can be approved yet. */
export const noDocument: Catalog = { docType: '', label: '', fields: [], form: [], relations: [] }
