import { InboxOutlined, PlusOutlined } from '@ant-design/icons'
import { Progress } from 'antd'
import { useState, type ReactNode } from 'react'
import { file as endpoints, uploadLimit } from '@srm/api/file'
import type { FileView } from '@srm/api/shared/fields'
import { useLabel } from '@/lib/i18n.ts'
import { toast } from '@/lib/toast.ts'
import { upload } from '@/lib/upload.ts'
import type { InputProps } from '@/ui/slots.ts'
import { FileList as Files } from './file.list.tsx'
import styles from './file.module.css'
import { useText } from './file.texts.ts'

/** Sends files one after another and tells how far it is; undefined when nothing is on its way. */
const useSending = (images: boolean) => {
  const t = useText()
  const [percent, setPercent] = useState<number>()

  const refusal = (file: File): string | undefined => {
    if (images && !file.type.startsWith('image/')) return t('imagesOnly')
    return file.size > uploadLimit ? t('tooLarge') : undefined
  }

  const sendOne = async (file: File): Promise<FileView[]> => {
    const refused = refusal(file)
    if (refused) {
      toast.error(refused)
      return []
    }
    try {
      return [await upload(endpoints.upload, file, setPercent)]
    } catch (error) {
      toast.error([t('failed'), error instanceof Error ? error.message : ''].filter(Boolean).join('：'))
      return []
    }
  }

  const send = async (files: readonly File[]): Promise<FileView[]> => {
    setPercent(0)
    const sent: FileView[] = []
    for (const file of files) sent.push(...(await sendOne(file)))
    setPercent(undefined)
    if (sent.length > 0) toast.success(t('done'))
    return sent
  }
  return { percent, send }
}

export const Uploader = ({ meta, id, value = [], onChange, disabled }: InputProps<FileView[]>): ReactNode => {
  const t = useText()
  const say = useLabel()
  const images = meta.kind === 'images'
  const max = meta.max ?? 20
  const { percent, send } = useSending(images)
  const [over, setOver] = useState(false)

  const take = async (files: FileList | null): Promise<void> => {
    const sent = await send([...(files ?? [])].slice(0, max - value.length))
    if (sent.length > 0) onChange?.([...value, ...sent])
  }
  return (
    <div className={images ? styles.pictures : undefined}>
      {value.length > 0 && (
        <Files files={value} images={images} remove={(gone) => onChange?.(value.filter((file) => file.id !== gone))} />
      )}
      {value.length < max && !disabled && (
        <label className={images ? styles.tile : styles.zone} data-over={over}>
          <input
            {...(id && { id })}
            type="file"
            className={styles.input}
            aria-label={say(meta.label)}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            multiple={max > 1}
            accept={images ? 'image/*' : undefined}
            onChange={(event) => void take(event.target.files).finally(() => (event.target.value = ''))}
          />
          {images ? <PlusOutlined aria-hidden /> : <InboxOutlined aria-hidden />}
          <span>{images ? t('chooseImage') : t('choose')}</span>
          {!images && <span className={styles.size}>{t('hint', { max })}</span>}
          {percent !== undefined && (
            <Progress className={styles.progress} percent={percent} showInfo={false} size="small" />
          )}
        </label>
      )}
    </div>
  )
}
