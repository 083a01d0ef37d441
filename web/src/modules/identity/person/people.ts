import { identity, type Department, type Person } from '@srm/api/identity'
import { useRead } from '@/lib/api/query.ts'
import { matches } from '@/ui/fields/ref/pinyin-initials.ts'
import { rememberName } from '@/ui/fields/ref/known-names.ts'
import { recentIds } from '@/ui/fields/ref/recent.ts'

export const usePeople = (enabled = true) => useRead(identity.user.all, { query: {} }, { enabled })
export const useDepartments = (enabled = true) => useRead(identity.department.list, {}, { enabled })

export type PersonItem = {
  readonly value: string
  readonly label: string
  readonly person: Person
  readonly where: string
}

export const findsPerson = (typed: string, { person, where }: PersonItem): boolean => {
  const wanted = typed.trim().toLowerCase()
  const words = [person.name, person.pinyin, person.code ?? '', where]
  return words.some((text) => text.toLowerCase().includes(wanted)) || matches(typed, person.name)
}

const itemOf = (departments: readonly Department[]) => {
  const names = new Map(departments.map(({ id, name }) => [id, name]))
  return (person: Person): PersonItem => {
    rememberName(person.id, person.name)
    return { value: person.id, label: person.name, person, where: names.get(person.departmentId ?? '') ?? '' }
  }
}

/** A person who has left is no longer offered, but stays readable where already chosen. */
export const personItems = (people: readonly Person[], departments: readonly Department[]): PersonItem[] =>
  people.filter(({ status }) => status !== 'left').map(itemOf(departments))

type Group = { readonly label: string; readonly title: string; readonly options: PersonItem[] }

/** The ones chosen last come first; nobody is offered twice. */
export const grouped = (items: readonly PersonItem[], recentTitle: string, allTitle: string): Group[] => {
  const recent = recentIds('user').flatMap((id) => items.find(({ value }) => value === id) ?? [])
  const rest = items.filter((item) => !recent.includes(item))
  return [
    ...(recent.length > 0 ? [{ label: recentTitle, title: recentTitle, options: recent }] : []),
    { label: allTitle, title: allTitle, options: rest },
  ]
}

export type OrgNode = {
  readonly key: string
  readonly title: string
  readonly person?: Person
  readonly selectable: boolean
  readonly children?: OrgNode[]
}

/** Departments with their people below them; a department nobody is in is not worth a line. */
export const orgTree = (departments: readonly Department[], items: readonly PersonItem[]): OrgNode[] => {
  const below = (parentId: string | null): OrgNode[] =>
    departments
      .filter((department) => department.parentId === parentId)
      .toSorted((a, b) => a.sort - b.sort)
      .map(({ id, name }) => ({ key: id, title: name, selectable: false, children: [...within(id), ...below(id)] }))
      .filter(({ children }) => children.length > 0)
  const within = (id: string | null): OrgNode[] =>
    items
      .filter(({ person }) => person.departmentId === id)
      .map(({ value, label, person }) => ({ key: value, title: label, person, selectable: true }))
  return [...below(null), ...within(null)]
}
