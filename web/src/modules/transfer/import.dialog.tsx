import { Modal, Steps } from 'antd'
import { useState, type ReactNode } from 'react'
import { transfer, type Preview } from '@srm/api/transfer'
import { useLabel } from '@/lib/i18n.ts'
import { useMutate } from '@/lib/api/query.ts'
import type { RecordShape } from '@/ui/record-shape.ts'
import { Check } from './import.check.tsx'
import { Run } from './import.run.tsx'
import { ChooseFile } from './import.upload.tsx'
import styles from './transfer.module.css'
import { useText } from './transfer.texts.ts'

type Props = { readonly record: RecordShape; readonly close: () => void }

/** Template, upload, look at it, run: one step after the other, and back to the file at any time. */
export const ImportDialog = ({ record, close }: Props): ReactNode => {
  const t = useText()
  const say = useLabel()
  const [preview, setPreview] = useState<Preview>()
  const [job, setJob] = useState<string>()
  const start = useMutate(transfer.import, { done: ({ id }) => setJob(id) })
  const again = (): void => {
    setPreview(undefined)
    setJob(undefined)
  }
  const step = preview === undefined ? 0 : job === undefined ? 1 : 2
  return (
    <Modal
      open
      title={t('import.title', { name: say(record.label) })}
      width={step === 1 ? 'min(1080px, 96vw)' : 640}
      footer={null}
      mask={{ closable: false }}
      onCancel={close}
    >
      <div className={styles.stack}>
        <Steps
          size="small"
          current={step}
          items={[{ title: t('step.upload') }, { title: t('step.preview') }, { title: t('step.run') }]}
        />
        {preview === undefined && <ChooseFile record={record} checked={setPreview} />}
        {preview && job === undefined && (
          <Check
            record={record}
            preview={preview}
            again={again}
            busy={start.isPending}
            run={(mode, partial) =>
              start.mutate({ body: { subject: record.name, fileId: preview.fileId, mode, partial } })
            }
          />
        )}
        {job !== undefined && <Run id={job} again={again} close={close} />}
      </div>
    </Modal>
  )
}
