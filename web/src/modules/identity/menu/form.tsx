import type { ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { identity, type MenuItem } from '@srm/api/identity'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { main, names, shipped, switches } from './fields.ts'
import { useMenuText } from '../identity.texts.ts'

type Body = Input<typeof identity.menu.create>['body']

const metaNames = Object.keys({ ...names, ...switches })

const isSaid = (value: unknown, before: unknown): boolean =>
  value !== undefined && (before !== undefined || (value !== false && !(Array.isArray(value) && value.length === 0)))

/** The form is flat, an item keeps how it looks and behaves apart; what was never said is not sent. */
const bodyOf = (sent: Values, before: Values): Partial<Body> => {
  const filled = Object.entries(sent).filter(([name, value]) => isSaid(value, before[name]))
  const isMeta = ([name]: readonly [string, unknown]): boolean => metaNames.includes(name)
  return {
    ...Object.fromEntries(filled.filter((one) => !isMeta(one))),
    meta: Object.fromEntries(filled.filter(isMeta)),
  } as Partial<Body>
}

type Props = {
  readonly item?: MenuItem
  readonly parentId: string | null
  readonly close: () => void
}

/** One entry with everything an entry can be told. */
export const MenuForm = ({ item, parentId, close }: Props): ReactNode => {
  const t = useMenuText()
  const done = { silent: true, done: () => toast.success(t('saved')) }
  const create = useMutate(identity.menu.create, done)
  const update = useMutate(identity.menu.update, done)
  const whole = item === undefined || item.own
  const save = (sent: Values): Promise<unknown> => {
    const body = bodyOf(sent, { ...item, ...item?.meta })
    if (!item) return create.mutateAsync({ body: { ...(body as Body), parentId } })
    const permission = body.permission ?? null
    return update.mutateAsync({ params: { id: item.id }, body: { ...body, ...(whole && { permission }) } })
  }
  return (
    <SideForm
      title={item ? t('editTitle', { name: item.meta.title }) : t('newTitle')}
      initial={item ? { ...item, ...item.meta } : { type: 'menu', target: '_self' }}
      groups={[
        { title: t('group.main'), fields: whole ? main : shipped },
        { title: t('group.look'), fields: names },
        { title: t('group.behaviour'), fields: switches },
      ]}
      save={save}
      close={close}
    />
  )
}
