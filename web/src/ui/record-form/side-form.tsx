import { Button, Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useUploading } from '@/lib/upload.ts'
import { useNarrow } from '../narrow.ts'
import { useText } from '../ui.texts.ts'
import { FieldsForm, useFieldsForm, type FieldGroup } from './fields-form.tsx'
import styles from './fields-form.module.css'
import type { Values } from './sections.ts'

type Props = {
  readonly title: string
  readonly groups: readonly FieldGroup[]
  readonly initial: Values
  readonly save: (sent: Values) => Promise<unknown>
  readonly close: () => void
  /** Stands at the other end of the buttons. */
  readonly extra?: ReactNode
}

/** A short form that slides in beside what it is about. */
export const SideForm = ({ title, groups, initial, save, close, extra }: Props): ReactNode => {
  const t = useText()
  const uploading = useUploading()
  const { form, busy, send } = useFieldsForm(groups, async (sent) => {
    await save(sent)
    close()
  })
  return (
    <Drawer
      open
      title={title}
      size={useNarrow() ? '100%' : 560}
      onClose={close}
      footer={
        <div className={styles.foot}>
          {extra}
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="primary" loading={busy || uploading} disabled={uploading} onClick={() => form.submit()}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <FieldsForm form={form} groups={groups} initial={initial} send={send} />
    </Drawer>
  )
}
