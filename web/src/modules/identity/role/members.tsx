import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { identity, type Role } from '@srm/api/identity'
import { metaOf } from '@srm/api/shared/field-meta'
import { persons } from '@srm/api/shared/fields'
import { useCan } from '@/lib/session/can.tsx'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { PersonChip } from '@/ui/fields/ref/person-chip.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { PersonsPicker } from '../person/picker.tsx'
import styles from './role.module.css'
import { useRoleText } from '../identity.texts.ts'

const meta = metaOf(persons('成员', 'Members'))
const most = 200

const Adder = ({ add, busy }: { readonly add: (ids: string[]) => Promise<unknown>; readonly busy: boolean }) => {
  const t = useRoleText()
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <Row align="stretch" className={styles.adder}>
      <PersonsPicker meta={meta} label={t('addMembers')} value={chosen} onChange={(next) => setChosen(next ?? [])} />
      <Button
        type="primary"
        loading={busy}
        disabled={chosen.length === 0}
        onClick={() =>
          void add(chosen).then(
            () => setChosen([]),
            () => undefined,
          )
        }
      >
        {t('addMembers')}
      </Button>
    </Row>
  )
}

/** Who has the role, and who is to have it. */
export const RoleMembers = ({ role }: { readonly role: Pick<Role, 'id' | 'name'> }): ReactNode => {
  const t = useRoleText()
  const may = useCan()
  const filter = JSON.stringify([{ field: 'roles', op: 'hasAny', value: [role.id] }])
  const people = useRead(identity.user.list, { query: { filter, pageSize: most, sort: 'code' } })
  const assign = useMutate(identity.role.assign, {
    done: async ({ changed }) => {
      toast.success(t('assigned', { count: changed }))
      await refreshFamily(identity.user.list)
    },
  })
  const change = (body: { add?: string[]; remove?: string[] }) =>
    assign.mutateAsync({ params: { id: role.id }, body: { add: [], remove: [], ...body } })
  const mayAssign = may('role:assign')
  return (
    <Panel>
      <div className={styles.rights}>
        {mayAssign && <Adder add={(add) => change({ add })} busy={assign.isPending} />}
        <Await query={people} rows={3}>
          {({ items }) =>
            items.length === 0 ? (
              <State title={t('noMembers')} hint={t('noMembersHint')} />
            ) : (
              <ul className={styles.members}>
                {items.map(({ id, displayName, department, post }) => (
                  <li key={id}>
                    <PersonChip name={displayName} />
                    <span className={styles.where}>{[department?.name, post].filter(Boolean).join(' · ')}</span>
                    {mayAssign && (
                      <Button
                        type="text"
                        size="small"
                        icon={<CloseOutlined aria-hidden />}
                        aria-label={t('removeMember', { name: displayName })}
                        title={t('removeMember', { name: displayName })}
                        onClick={() => void change({ remove: [id] }).catch(() => undefined)}
                      />
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </Await>
      </div>
    </Panel>
  )
}
