import { factTypes, type FactType } from '@srm/flow/tree/condition'
import type { Flow, Node } from '@srm/flow/tree/node'
import { isPeople, shapeOf } from '@srm/flow/tree/shape'

export type CatalogColumn = {
  readonly path: string
  readonly label: string
  readonly type: string
  readonly required: boolean
  readonly options?: readonly string[] | undefined
  readonly optionNames?: readonly string[] | undefined
  readonly of?: string | undefined
  readonly tree?: boolean | undefined
  /** The kind of field, where it is one. */
  readonly kind?: string | undefined
}
export type CatalogField = CatalogColumn & { readonly columns?: readonly CatalogColumn[] | undefined }

export type FormField = {
  readonly path: string
  readonly label: string
  readonly columns: readonly { readonly path: string; readonly label: string }[]
}

/** A document as the designer knows it. */
export type Catalog = {
  readonly docType: string
  readonly label: string
  readonly fields: readonly CatalogField[]
  /** Everything that can be hidden or opened on a step. */
  readonly form: readonly FormField[]
  readonly relations: readonly string[]
}
/** A flow can be drawn before any document uses it. */
export type MaybeCatalog = Catalog | null | undefined
export const noCatalog: Catalog = { docType: '', label: '', fields: [], form: [], relations: [] }

export type NodeMatch = {
  readonly level: 'error' | 'warn'
  readonly code: string
  readonly path: readonly string[]
  readonly data: Readonly<Record<string, unknown>>
}

export const typeOf = ({ type }: CatalogColumn): FactType => factTypes.find((one) => one === type) ?? 'text'

export const labelOf = (fields: readonly CatalogColumn[], path: string): string =>
  fields.find((field) => field.path === path)?.label ?? path

export const fieldsOf = ({ fields }: Catalog, ...types: readonly FactType[]): readonly CatalogField[] =>
  fields.filter((field) => types.includes(typeOf(field)))

export type NamedItem = { readonly id: string; readonly name: string }

/** What the settings of one node may point at. */
export type DrawerContext = {
  readonly flow: Flow
  readonly catalog: Catalog
  /** Steps people decide on before this one. */
  readonly earlier: readonly NamedItem[]
  /** Steps a route from here may lead to. */
  readonly targets: readonly NamedItem[]
  readonly flows: readonly { readonly key: string; readonly name: string }[]
}

const named = ({ id, name }: Node): NamedItem => ({ id, name })

export const aroundOf = (
  flow: Flow,
  nodeId: string,
  catalog: Catalog,
  flows: DrawerContext['flows'] = [],
): DrawerContext => {
  const { places, order } = shapeOf(flow)
  const before = order.slice(0, Math.max(0, order.indexOf(nodeId)))
  const token = places.get(nodeId)?.token
  return {
    flow,
    catalog,
    flows,
    earlier: before.flatMap((id) => {
      const node = places.get(id)?.node
      return node && isPeople(node) ? [named(node)] : []
    }),
    targets: [...places.values()]
      .filter((place) => (isPeople(place.node) || place.node.type === 'start') && place.token === token)
      .map(({ node }) => named(node)),
  }
}

/** What stands against a node itself or one of its branches, not against the steps inside. */
export const problemsOf = (problems: readonly NodeMatch[], nodeId: string): readonly NodeMatch[] =>
  problems.filter(({ path }) => path.at(-1) === nodeId || path.at(-2) === nodeId)
