import type { ComponentType } from 'react'
import type { Label } from '@srm/api/shared/label'
import { isPage, type PageDeclaration, type PageTree } from '@srm/api/shared/pages'
import type { Counter } from './counters.ts'
import type { RecordLinks } from './record-links.ts'

type Load = () => Promise<{ readonly default: ComponentType }>
type Loads<T> = { readonly [K in keyof T]: T[K] extends PageDeclaration ? Load : Loads<T[K]> }

export type Page = PageDeclaration & { readonly load: Load }

/** Pairs a module's pages with what draws them; a missing one does not compile. */
export const routes = <T extends PageTree>(pages: T, loads: Loads<T>): Page[] =>
  Object.entries(pages).flatMap(([name, node]) => {
    const load = (loads as Readonly<Record<string, unknown>>)[name]
    return isPage(node) ? [{ ...node, load: load as Load }] : routes(node, load as Loads<PageTree>)
  })

/** Something to do that is not a page: the palette offers it to whoever may. */
export type Action = {
  readonly key: string
  readonly title: Label
  readonly icon: ComponentType
  readonly permission?: string
  /** Among the quick entries of everybody who has chosen none; less comes first. */
  readonly featured?: number
  /** Leads to a page, or is done at once. */
  readonly to?: string
  readonly run?: () => unknown
}

export type Finding = { readonly id: string; readonly code: string; readonly name: string }
export type FoundKind = {
  readonly subject: string
  readonly label: Label
  readonly items: readonly Finding[]
  readonly more: boolean
}

/** Looks for records of every kind; whoever owns the call fills it in. */
export type FindRecords = (keyword: string, signal: AbortSignal) => Promise<readonly FoundKind[]>

/** A part of the home page. Sizes are cells of a grid of twelve columns. */
export type Widget = {
  /** Never given to another: arrangements name it. */
  readonly type: string
  readonly title: Label
  readonly icon: ComponentType
  readonly permission?: string
  readonly size: { readonly w: number; readonly h: number; readonly minW?: number; readonly minH?: number }
  /** Where all of it is shown. */
  readonly to?: string
  /** It stands on the page itself, without a frame and a heading. */
  readonly bare?: boolean
  /** Where it stands for everybody who may see it until a role or a person says otherwise; less comes first. */
  readonly byDefault?: {
    readonly column: 'top' | 'main' | 'side'
    readonly rank: number
    /** Codes of the roles whose work it is about; without them it is for everybody. */
    readonly roles?: readonly string[]
  }
  readonly load: () => Promise<ComponentType>
}

export type WebModule = {
  readonly name: string
  readonly pages: readonly Page[]
  readonly actions: readonly Action[]
  readonly widgets: readonly Widget[]
  /** Numbers beside areas of the menu. */
  readonly counters: readonly Counter[]
  readonly find?: FindRecords | undefined
  /** Where records are added that others refer to, by kind. */
  readonly links: Readonly<Record<string, RecordLinks>>
}
