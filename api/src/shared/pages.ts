import type { IconName } from './icon-names.ts'
import { label, type Label } from './label.ts'
import type { AreaName, GroupName } from './menu-areas.ts'
import type { PlanName } from './plans.ts'

/** The entry of a page in the menu. */
export type MenuPlace = {
  /** Never given to another entry: what a company changed about it is kept under this name. */
  readonly name: string
  /** The area it stands in; at the top level when there is none. */
  readonly area?: AreaName
  /** The heading it stands under, where its area has many entries. */
  readonly group?: GroupName
  readonly icon: IconName
  /** Its place among its neighbours, where that is not the order of the modules. */
  readonly sort?: number
  /** Among the quick entries of everybody who has chosen none; less comes first. */
  readonly featured?: number
  readonly hidden?: boolean
  readonly noClosable?: boolean
}

/** A page, said once: menu, routes, breadcrumb, palette, titles and links all come from here. */
export type PageDeclaration = {
  readonly path: `/${string}`
  readonly title: Label
  /** What it is called while its address names no record: a new one is being made. */
  readonly createTitle?: Label
  /** Without this permission the page is neither in the menu nor shown. */
  readonly permission?: string
  /** The smallest plan that has it: a smaller one lacks every right of the permission's subject. */
  readonly plan?: PlanName
  /** The page whose menu entry is lit while this one is open. */
  readonly parent?: PageDeclaration
  /** Each query is a page of its own, in a tab of its own. */
  readonly dynamicNewTab?: boolean
  /** The kind of record it shows, by the `id` of its address. */
  readonly subject?: string
  readonly menu?: MenuPlace
}

/** The pages of a module by name; those of one record lie together. */
export type PageTree = { readonly [name: string]: PageDeclaration | PageTree }

export const isPage = (node: PageDeclaration | PageTree): node is PageDeclaration => typeof node.path === 'string'

export const definePages = <const T extends PageTree>(pages: T): T => pages

export const pagesIn = (tree: PageTree): PageDeclaration[] =>
  Object.values(tree).flatMap((node) => (isPage(node) ? [node] : pagesIn(node)))

type Own = Partial<Pick<PageDeclaration, 'path' | 'title' | 'createTitle' | 'permission' | 'dynamicNewTab' | 'menu'>>

type RecordPagesInput = {
  readonly subject: string
  /** Where the list is; the other two lie below it unless they say otherwise. */
  readonly path: `/${string}`
  readonly noun: Label
  /** The title of the list, where it is not the noun in the plural. */
  readonly title?: Label
  readonly plan?: PlanName
  readonly menu?: MenuPlace
  readonly parent?: PageDeclaration
  readonly edit?: Own
  readonly detail?: Own
}

export type RecordPages = {
  readonly list: PageDeclaration
  readonly edit: PageDeclaration
  readonly detail: PageDeclaration
}

/** List, form and details of a record. */
export const recordPages = ({ subject, path, noun, title, plan, menu, parent, edit, detail }: RecordPagesInput) => {
  const { zh, en } = noun
  const list: PageDeclaration = {
    path,
    title: title ?? label(zh, `${en}s`),
    permission: `${subject}:list`,
    ...(plan && { plan }),
    ...(menu && { menu }),
    ...(parent && { parent }),
  }
  const below = { parent: parent ?? list }
  return {
    list,
    edit: {
      path: `${path}/edit`,
      title: label(`编辑${zh}`, `Edit ${en.toLowerCase()}`),
      createTitle: label(`新增${zh}`, `New ${en.toLowerCase()}`),
      dynamicNewTab: true,
      ...below,
      ...edit,
    },
    detail: {
      path: `${path}/detail`,
      title: label(`${zh}详情`, `${en} details`),
      permission: `${subject}:show`,
      subject,
      ...below,
      ...detail,
    },
  } satisfies RecordPages
}

/** The address of a record on the page that shows it. */
export const addressOf = ({ path }: PageDeclaration, id: string): string => `${path}?id=${id}`

/** The addresses of a record's pages. */
export const recordPaths = ({ list, edit, detail }: RecordPages) => ({
  list: list.path,
  create: edit.path,
  edit: (id: string): string => addressOf(edit, id),
  detail: (id: string): string => addressOf(detail, id),
})
