import { DeleteOutlined, InboxOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useEffect, useRef, useState, type ClipboardEvent, type ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import type { InputProps, KnownFile } from '@/ui/slots.ts'
import { limitInMegabytes } from '@/lib/api/upload-limit.ts'
import { fileId, useKnownFiles } from './file.known.ts'
import { FileList as Files } from './file.list.tsx'
import styles from './file.module.css'
import { useSending, type UploadState } from './file.sending.ts'
import { useText } from './file.texts.ts'

type WayProps = { readonly one: UploadState; readonly retry: () => void; readonly drop: () => void }

const OnItsWay = ({ one, retry, drop }: WayProps): ReactNode => {
  const t = useText()
  return (
    <li className={styles.way} data-failed={one.failure !== undefined}>
      <span className={styles.wayName}>{one.file.name}</span>
      {one.failure === undefined ? (
        <Progress percent={one.percent} size="small" aria-label={one.file.name} />
      ) : (
        <span className={styles.failure} role="alert">
          {one.failure}
        </span>
      )}
      {one.failure !== undefined && (
        <Button type="text" size="small" icon={<ReloadOutlined aria-hidden />} onClick={retry}>
          {t('retry')}
        </Button>
      )}
      {one.failure !== undefined && (
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('remove', { name: one.file.name })}
          onClick={drop}
        />
      )}
    </li>
  )
}

type ZoneProps = Pick<InputProps<unknown>, 'id'> & {
  readonly images: boolean
  readonly max: number
  readonly label: string
  readonly status: string | undefined
  readonly take: (files: readonly File[]) => void
}

/** Click, drop or, while it has the focus, paste. */
const Zone = ({ id, images, max, label, status, take }: ZoneProps): ReactNode => {
  const t = useText()
  const [over, setOver] = useState(false)
  return (
    <label className={images ? styles.tile : styles.zone} data-over={over} data-status={status}>
      <input
        {...(id && { id })}
        type="file"
        className={styles.input}
        aria-label={label}
        title={t('pasteHint')}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        multiple={max > 1}
        accept={images ? 'image/*' : undefined}
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          // The same file chosen again must be noticed again.
          target.value = ''
        }}
      />
      {images ? <PlusOutlined aria-hidden /> : <InboxOutlined aria-hidden />}
      <span>{images ? t('chooseImage') : t('choose')}</span>
      {!images && <span className={styles.size}>{t('hint', { limit: limitInMegabytes(), max })}</span>}
    </label>
  )
}

const nothing: readonly KnownFile[] = []

export const Uploader = (props: InputProps<readonly KnownFile[], string[]>): ReactNode => {
  const say = useLabel()
  const { meta, id, value = nothing, onChange, disabled = false } = props
  const { status } = props
  const images = meta.kind === 'images'
  const max = meta.max ?? 20
  const ids = value.map(fileId)
  const files = useKnownFiles(value)
  const fresh = useRef<string[]>([])
  useEffect(() => {
    fresh.current = []
  }, [value])
  const { list, start, retry, drop } = useSending({
    images,
    room: max - ids.length,
    // Two uploads may end before the first is seen in `value`.
    sent: (added) => {
      fresh.current = [...fresh.current, added]
      onChange?.([...new Set([...ids, ...fresh.current])].slice(0, max))
    },
  })
  const paste = (event: ClipboardEvent): void => {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0 || disabled) return
    event.preventDefault()
    void start(pasted)
  }
  const remove = (gone: string): void => onChange?.(ids.filter((one) => one !== gone))
  return (
    <div className={images ? styles.pictures : undefined} onPaste={paste}>
      {files.length > 0 && <Files files={files} images={images} {...(!disabled && { remove })} />}
      {list.length > 0 && (
        <ul className={styles.ways}>
          {list.map((one) => (
            <OnItsWay key={one.key} one={one} retry={() => void retry(one)} drop={() => drop(one.key)} />
          ))}
        </ul>
      )}
      {ids.length < max && !disabled && (
        <Zone
          {...(id && { id })}
          images={images}
          max={max}
          label={props.label ?? say(meta.label)}
          status={status}
          take={(chosen) => void start(chosen)}
        />
      )}
    </div>
  )
}
