import type { ProjectTab } from './tab.store.ts'
import { tabHolding } from './tab.store.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`

const literals = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')

/** What a role has of a part of the page: as the project's type says, else as it comes with the product. */
const levelSql = ({ tab, roles }: ProjectTab): string => {
  const having = (level: 'own' | 'read' | 'edit'): string[] =>
    Object.keys(roles).filter((role) => roles[role] === level)
  const cases = (['edit', 'read', 'own'] as const).flatMap((level) =>
    having(level).length > 0 ? [`when m.role in (${literals(having(level))}) then '${level}'`] : [],
  )
  return `coalesce((select o.level from project p join project_role_tab o on o.tenant_id = p.tenant_id
      and o.classify_id = p.classify_id and o.role = m.role and o.tab = '${tab.key}'
    where p.tenant_id = m.tenant_id and p.id = m.project_id), case ${cases.join(' ')} else 'none' end)`
}

const itself = (isToChange: boolean): string => (isToChange ? ` and m.role = 'manager'` : '')

const workedOn = (person: string, open: string): string =>
  `select m.project_id from project_member m where m.tenant_id = $1 and m.user_id = ${person}
    and (m.left_on is null or m.left_on >= ${today})${open}`

/** Projects in which a person has only what is theirs of a kind of record. */
export const ownOnlyProjects = (person: string, of: string): string | undefined => {
  const tab = tabHolding(of)
  return tab && workedOn(person, ` and ${levelSql(tab)} = 'own'`)
}

/**
 * Which projects a person works on. Everybody in a project sees it and its manager changes it; what belongs to it goes
 * by the role a person has in it.
 */
export const memberProjects = (person: string, isToChange: boolean, of: string): string => {
  const tab = tabHolding(of)
  const levels = isToChange ? ['edit'] : ['edit', 'read']
  const open =
    of === 'project' || !tab ? itself(isToChange || of !== 'project') : ` and ${levelSql(tab)} in (${literals(levels)})`
  return workedOn(person, open)
}
