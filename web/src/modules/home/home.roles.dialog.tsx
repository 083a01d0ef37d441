import { Button, Checkbox, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { home, type WidgetPlacement } from '@srm/api/home'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Await } from '@/ui/states.tsx'
import { punctuation } from '@/lib/i18n.ts'
import styles from './home.module.css'
import { useHomeText } from './home.texts.ts'

type Props = { readonly cells: readonly WidgetPlacement[]; readonly close: () => void }

/** What stands in the editor becomes what the holders of a role start with. */
export const RolesDialog = ({ cells, close }: Props): ReactNode => {
  const t = useHomeText()
  const [chosen, setChosen] = useState<string[]>([])
  const all = useRead(home.roles, {})
  const { mutate, isPending } = useMutate(home.setRoles, {
    done: () => {
      toast.success(t('roles.saved'))
      close()
    },
  })
  const send = (widgets: WidgetPlacement[] | null): void => mutate({ body: { roles: chosen, widgets } })
  return (
    <Modal
      open
      title={t('roles.title')}
      onCancel={close}
      footer={[
        <Button key="clear" disabled={chosen.length === 0} onClick={() => send(null)}>
          {t('roles.clear')}
        </Button>,
        <Button
          key="save"
          type="primary"
          disabled={chosen.length === 0}
          loading={isPending}
          onClick={() => send([...cells])}
        >
          {t('roles.save')}
        </Button>,
      ]}
    >
      <p className={styles.hint}>{t('roles.hint')}</p>
      <Await query={all} rows={4}>
        {(roles) => (
          <Checkbox.Group
            className={styles.choices ?? ''}
            value={chosen}
            onChange={setChosen}
            options={roles.map(({ id, name, arrangedAt }) => ({
              value: id,
              label: arrangedAt ? `${name}${punctuation('open')}${t('roles.set')}${punctuation('close')}` : name,
            }))}
          />
        )}
      </Await>
    </Modal>
  )
}
