import { Checkbox, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { home } from '@srm/api/home'
import type { Entry } from '@/lib/module/entries.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useMutate } from '@/lib/api/query.ts'
import styles from './home.module.css'
import { useHomeText } from './home.texts.ts'

const most = 12

type Props = { readonly open: readonly Entry[]; readonly chosen: readonly string[]; readonly close: () => void }

export const EntriesDialog = ({ open, chosen, close }: Props): ReactNode => {
  const t = useHomeText()
  const say = useLabel()
  const [paths, setPaths] = useState<readonly string[]>(chosen)
  const { mutate, isPending } = useMutate(home.setEntries, { done: close })
  return (
    <Modal
      open
      title={t('entries.choose')}
      onCancel={close}
      okText={t('done')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: isPending }}
      onOk={() => mutate({ body: { entries: [...paths] } })}
    >
      <p className={styles.hint}>{t('entries.hint', { most })}</p>
      <Checkbox.Group
        className={styles.choices ?? ''}
        value={[...paths]}
        // The order of choosing stays: what is new comes last.
        onChange={(now) =>
          setPaths([...paths.filter((path) => now.includes(path)), ...now.filter((path) => !paths.includes(path))])
        }
        options={open.map(({ path, title }) => ({
          value: path,
          label: say(title),
          disabled: paths.length >= most && !paths.includes(path),
        }))}
      />
    </Modal>
  )
}
