import { FileExcelOutlined, InboxOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useState, type ReactNode } from 'react'
import { transfer, type Preview } from '@srm/api/transfer'
import { messageOf } from '@/lib/api/api-error.ts'
import { download } from '@/lib/api/download.ts'
import { useLabel } from '@/lib/i18n.ts'
import { toast } from '@/lib/toast.ts'
import { upload } from '@/lib/api/upload.ts'
import { limitInMegabytes, tooLargeText } from '@/lib/api/upload-limit.ts'
import { urlOf } from '@/lib/api/api.ts'
import type { RecordShape } from '@/ui/record-shape.ts'
import styles from './transfer.module.css'
import { useText } from './transfer.texts.ts'

type Props = { readonly record: RecordShape; readonly checked: (preview: Preview) => void }

const Template = ({ record }: { readonly record: RecordShape }): ReactNode => {
  const t = useText()
  const labelOf = useLabel()
  const [busy, setBusy] = useState(false)
  const get = async (): Promise<void> => {
    setBusy(true)
    const path = urlOf(transfer.template.path, { params: { subject: record.name } })
    await download(path, t('template.name', { name: labelOf(record.label) })).catch((error: unknown) =>
      toast.error(messageOf(error)),
    )
    setBusy(false)
  }
  return (
    <div className={styles.line}>
      <span>{t('template.hint')}</span>
      <Button icon={<FileExcelOutlined aria-hidden />} loading={busy} onClick={() => void get()}>
        {t('template.get')}
      </Button>
    </div>
  )
}

/** Takes the filled-in workbook and has it looked through. */
export const ChooseFile = ({ record, checked }: Props): ReactNode => {
  const t = useText()
  const [percent, setPercent] = useState<number>()
  const [over, setOver] = useState(false)

  const take = async (file: File | undefined): Promise<void> => {
    setOver(false)
    if (!file) return
    const refused = file.name.toLowerCase().endsWith('.xlsx') ? tooLargeText(file) : t('upload.only')
    if (refused) {
      toast.error(refused)
      return
    }
    setPercent(0)
    const path = urlOf(transfer.preview.path, { params: { subject: record.name } }) as `/${string}`
    try {
      checked(await upload({ ...transfer.preview, path }, file, setPercent))
    } catch (error) {
      toast.error(messageOf(error))
    }
    setPercent(undefined)
  }
  return (
    <>
      <Template record={record} />
      <label className={styles.zone} data-over={over}>
        <input
          type="file"
          accept=".xlsx"
          className={styles.input}
          aria-label={t('upload.choose')}
          disabled={percent !== undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onChange={(event) => void take(event.target.files?.[0]).finally(() => (event.target.value = ''))}
        />
        <InboxOutlined aria-hidden />
        <span>{percent === undefined ? t('upload.choose') : t('upload.checking')}</span>
        <span className={styles.note}>{t('upload.hint', { limit: limitInMegabytes() })}</span>
        {percent !== undefined && <Progress percent={percent} showInfo={false} size="small" status="active" />}
      </label>
    </>
  )
}
