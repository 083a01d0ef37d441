import { identity, masks as knownMasks, scopes, type Role } from '@srm/api/identity'
import { label } from '@srm/api/shared/label'
import { useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { useDepartments } from '../person/people.ts'
import { useRoleText } from '../identity.texts.ts'

/** What a role is besides its permissions, in words. */
export const useFacts = () => {
  const t = useRoleText()
  const say = useLabel()
  const departments = useDepartments()
  const members = useRead(identity.role.members, {})
  const wordOf = (list: readonly (readonly [string, string, string])[], value: string): string => {
    const found = list.find(([key]) => key === value)
    return found ? say(label(found[1], found[2])) : value
  }
  const named = (ids: readonly string[]): string =>
    ids.map((id) => departments.data?.find((one) => one.id === id)?.name ?? '…').join(t('comma'))
  return (role: Role) => [
    {
      title: t('fact.scope'),
      text:
        wordOf(scopes, role.scope) + (role.scope === 'custom' ? t('inside', { names: named(role.departments) }) : ''),
    },
    {
      title: t('fact.masks'),
      text: role.masks.map((mask) => wordOf(knownMasks, mask)).join(t('comma')) || t('noMasks'),
    },
    { title: t('members'), text: t('heads', { count: members.data?.[role.id] ?? 0 }) },
  ]
}
