import { permissionOf } from '@srm/api/endpoint'
import { roleTemplates, type RoleTemplate } from '@srm/api/identity'
import { keysOf } from '@srm/api/shared/keys'
import type { Label } from '@srm/api/shared/label'
import { menuAreas, type AreaName } from '@srm/api/shared/menu-areas'
import { pagesIn, type PageDeclaration } from '@srm/api/shared/pages'
import type { Ctx } from '#kernel/ctx.ts'
import type { Module } from '#kernel/module.ts'
import { allPermissions, permissionTitles } from '#kernel/auth/permissions.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { grantsByRole } from './role.rules.ts'

/** Where the objects of a subject are worked with: the area of the menu and the place of their page in it. */
type Place = { readonly area: AreaName; readonly sort: number }

/** Filled once when the modules are put together. */
let subjectLabels: Readonly<Record<string, Label>> = {}
let places: ReadonlyMap<string, Place> = new Map()
let templates: ReadonlyMap<RoleTemplate, ReadonlySet<string>> = new Map()

/** A template is what the modules grant a built-in role. */
const templateRoles: Readonly<Record<RoleTemplate, string>> = { buying: 'BUYER', finance: 'FINANCE', reading: 'AUDIT' }

const templatesOf = (modules: readonly Module[]): typeof templates => {
  const held = grantsByRole(
    modules.map(({ grants = {} }) => grants),
    allPermissions(),
  )
  return new Map(roleTemplates.map((name) => [name, new Set(held.get(templateRoles[name]))]))
}

const areaNames = keysOf(menuAreas)
const subjectIn = (permission: string): string => permission.split(':')[0] ?? ''

const areaOf = ({ menu, parent }: PageDeclaration): AreaName | undefined =>
  menu ? (menu.area ?? 'Home') : parent && areaOf(parent)

/** Subjects a module answers for, by the codes its endpoints ask for and the records it has. */
const subjectsOf = ({ routes = [], subjects = [] }: Module): string[] => [
  ...subjects.map(({ record }) => record.name),
  ...routes.flatMap(({ endpoint }) => permissionOf(endpoint.access) ?? []).map(subjectIn),
]

/** A subject stands where its own page does; one without a page stands behind those of its module. */
const placesOf = (modules: readonly Module[]): ReadonlyMap<string, Place> => {
  const found = new Map<string, Place>()
  const put = (subject: string, place: Place): void => void (found.has(subject) || found.set(subject, place))
  const pages = modules.flatMap(({ pages: tree = {} }) => pagesIn(tree))
  const inMenu = pages.filter(({ menu }) => menu)
  for (const [index, { permission, menu }] of inMenu.entries())
    if (permission) put(subjectIn(permission), { area: menu?.area ?? 'Home', sort: menu?.sort ?? index * 10 })
  for (const page of pages) {
    const area = areaOf(page)
    if (page.permission && area) put(subjectIn(page.permission), { area, sort: Infinity })
  }
  for (const module of modules) {
    const area = pagesIn(module.pages ?? {})
      .map(areaOf)
      .find(Boolean)
    for (const subject of subjectsOf(module)) put(subject, { area: area ?? 'Other', sort: Infinity })
  }
  return found
}

/** What belongs to another record is limited as that one is: to a person it reads like one that has owners. */
const scopeOfSubject = (name: string): 'owner' | 'tenant' | null => {
  const scope = subjectOf(name)?.record.scope ?? null
  return typeof scope === 'object' && scope !== null ? 'owner' : scope
}

export const declarePermissions = (modules: readonly Module[]): void => {
  subjectLabels = Object.fromEntries(modules.flatMap(({ permissions = {} }) => Object.entries(permissions)))
  places = placesOf(modules)
  templates = templatesOf(modules)
}

const elsewhere: Place = { area: 'Other', sort: Infinity }
const placeOf = (subject: string): Place => places.get(subject) ?? elsewhere

const inMenuOrder = (one: string, other: string): number => {
  const [left, right] = [placeOf(one), placeOf(other)]
  return areaNames.indexOf(left.area) - areaNames.indexOf(right.area) || Math.sign(left.sort - right.sort) || 0
}

const withoutEndpoint: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  export: ['导出', 'Export'],
  import: ['导入', 'Import'],
  assign: ['替他人填写', "Write in another's name"],
}

/** Every permission code with words for it, by what it belongs to, in the order of the menu. */
export const permissionCatalog = ({ language }: Ctx) => {
  const say = ([zh, en]: readonly [zh: string, en: string]): string => (language === 'en' ? en : zh)
  const titles = permissionTitles(language)
  const titleOf = (code: string): string => {
    const words = withoutEndpoint[code.split(':')[1] ?? '']
    return titles.get(code) ?? (words ? say(words) : code)
  }
  const subjectTitle = (subject: string): string =>
    subjectOf(subject)?.record.label[language] ?? subjectLabels[subject]?.[language] ?? subject
  const groups = Map.groupBy(allPermissions(), subjectIn)
  return [...groups]
    .toSorted(([one], [other]) => inMenuOrder(one, other))
    .map(([subject, codes]) => {
      const { area, sort } = placeOf(subject)
      return {
        subject,
        title: subjectTitle(subject),
        area: { name: area, title: menuAreas[area].title[language] },
        inMenu: Number.isFinite(sort),
        scope: scopeOfSubject(subject),
        codes: codes.map((code) => ({
          code,
          title: titleOf(code),
          templates: [...templates].flatMap(([name, held]) => (held.has(code) ? [name] : [])),
        })),
      }
    })
}
