import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { identity, type ApiKey } from '@srm/api/identity'
import { formatDateTime } from '@/lib/format.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { CopyButton } from '@/ui/fields/copy-button.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { KeyForm } from './key.form.tsx'
import styles from './account.module.css'
import { useText } from './account.texts.ts'

const KeyRow = ({ apiKey, drop }: { readonly apiKey: ApiKey; readonly drop: () => void }): ReactNode => {
  const t = useText()
  const { name, hint, permissions, expiresAt, usedAt } = apiKey
  const words = [
    t('key.scopes', { count: permissions.length }),
    expiresAt ? t('key.until', { date: expiresAt.slice(0, 10) }) : t('key.forever'),
    usedAt ? t('key.used', { time: formatDateTime(usedAt) }) : t('key.unused'),
  ]
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>
          {name} <code className={styles.mono}>{hint}</code>
        </h3>
        <p>{words.join(' · ')}</p>
      </div>
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('key.remove', { name })}
        onClick={drop}
      />
    </li>
  )
}

/** The key itself, told once. */
const Told = ({ secret, close }: { readonly secret: string; readonly close: () => void }): ReactNode => {
  const t = useText()
  return (
    <Modal open title={t('key.made')} footer={<Button onClick={close}>{t('key.noted')}</Button>} onCancel={close}>
      <Alert type="warning" showIcon title={t('key.once')} />
      <p className={styles.secret}>
        <code className={styles.mono}>{secret}</code>
        <CopyButton text={secret} />
      </p>
    </Modal>
  )
}

/** Keys with which one's own programs call the API. */
export const ApiKeys = (): ReactNode => {
  const t = useText()
  const keys = useRead(identity.apiKey.list, {})
  const remove = useMutate(identity.apiKey.remove, { done: () => toast.success(t('key.removed')) })
  const [making, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [dropped, setDropped] = useState<ApiKey>()
  const make = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setMaking(true)}>
      {t('key.make')}
    </Button>
  )
  return (
    <Panel title={t('keys')} extra={(keys.data?.length ?? 0) > 0 && make}>
      <Await query={keys} rows={3}>
        {(all) =>
          all.length === 0 ? (
            <State title={t('key.none')} hint={t('key.noneHint')} action={make} />
          ) : (
            <ul className={styles.rows}>
              {all.map((one) => (
                <KeyRow key={one.id} apiKey={one} drop={() => setDropped(one)} />
              ))}
            </ul>
          )
        }
      </Await>
      {making && <KeyForm tell={setSecret} close={() => setMaking(false)} />}
      {secret && <Told secret={secret} close={() => setSecret(undefined)} />}
      <ConfirmDialog
        open={dropped !== undefined}
        title={t('key.dropTitle', { name: dropped?.name ?? '' })}
        ok={t('key.drop')}
        busy={remove.isPending}
        confirm={() => remove.mutateAsync({ params: { id: dropped?.id ?? '' } })}
        close={() => setDropped(undefined)}
      >
        {t('key.dropHint')}
      </ConfirmDialog>
    </Panel>
  )
}
