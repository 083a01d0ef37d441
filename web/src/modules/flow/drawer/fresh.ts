import { relations, type Strategy } from '@srm/flow/tree/approver'
import type { TimeoutAction } from '@srm/flow/tree/timeout'
import { fieldsOf, type DrawerContext, type Catalog, type CatalogField } from './drawer.model.ts'

export type By = Strategy['by']
/** What the product has nothing to choose from for yet is kept where it is set and offered nowhere. */
export type OfferedStrategy = Exclude<By, 'post' | 'expr'>
type Relation = (typeof relations)[number]

export const personFields = (catalog: Catalog): readonly CatalogField[] => fieldsOf(catalog, 'person', 'department')
export const supplierFields = ({ fields }: Catalog): readonly CatalogField[] =>
  fields.filter(({ of }) => of === 'supplier')
export const relationsIn = (catalog: Catalog): readonly Relation[] =>
  relations.filter((name) => catalog.relations.includes(name))

const always: readonly OfferedStrategy[] = [
  'person',
  'role',
  'group',
  'deptHead',
  'superior',
  'superiorChain',
  'selfSelect',
]

export const offeredBy = ({ catalog, earlier }: DrawerContext): readonly OfferedStrategy[] => [
  ...always,
  ...(earlier.length > 0 ? (['approverSelect', 'prevApprover'] as const) : []),
  'initiator',
  ...(personFields(catalog).length > 0 ? (['field'] as const) : []),
  ...(relationsIn(catalog).length > 0 ? (['relation'] as const) : []),
  ...(supplierFields(catalog).length > 0 ? (['supplierContact'] as const) : []),
  'matrix',
]

export const freshStrategy = (by: OfferedStrategy, { catalog, earlier }: DrawerContext): Strategy => {
  switch (by) {
    case 'person':
    case 'group':
      return { by, ids: [] }
    case 'role':
      return { by, ids: [], scope: 'tenant' }
    case 'deptHead':
      return { by, of: 'initiator', level: 1 }
    case 'superior':
      return { by, of: 'initiator', level: 1, skipSelf: true }
    case 'superiorChain':
      return { by, of: 'initiator', from: 1, until: 'top', order: 'up' }
    case 'selfSelect':
    case 'approverSelect':
      return { by, min: 1, max: 1 }
    case 'matrix':
      return { by, id: '' }
    case 'initiator':
      return { by }
    case 'field':
      return { by, path: personFields(catalog)[0]?.path ?? '' }
    case 'relation':
      return { by, name: relationsIn(catalog)[0] ?? 'buyer' }
    case 'prevApprover':
      return { by, nodeId: earlier.at(-1)?.id ?? '' }
    case 'supplierContact':
      return { by, path: supplierFields(catalog)[0]?.path ?? '', contact: 'business' }
  }
}

export const lateActs = ['remind', 'urgeSuperior', 'addSuperior', 'transfer', 'pass', 'reject', 'return'] as const
export type LateAct = (typeof lateActs)[number]

export const freshLate = (act: LateAct, after: TimeoutAction['after']): TimeoutAction => {
  switch (act) {
    case 'remind':
      return { do: act, after, times: 3, every: { amount: 1, unit: 'day' } }
    case 'transfer':
      return { do: act, after, to: 'superior' }
    case 'pass':
      return { do: act, after, upTo: null }
    case 'urgeSuperior':
    case 'addSuperior':
    case 'reject':
    case 'return':
      return { do: act, after }
  }
}
