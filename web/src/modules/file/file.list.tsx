import {
  DeleteOutlined,
  DownloadOutlined,
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FileWordOutlined,
} from '@ant-design/icons'
import { Button, Image } from 'antd'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import type { FileView } from '@srm/api/shared/fields'
import { formatSize } from '@/lib/format.ts'
import { kindOf, type FileKind } from './file.kind.ts'
import styles from './file.module.css'
import { useText } from './file.texts.ts'

const FilePreview = lazy(async () => ({ default: (await import('./file.preview.tsx')).FilePreview }))

type Props = {
  readonly files: readonly FileView[]
  readonly images: boolean
  readonly compact?: boolean
  readonly remove?: (id: string) => void
}

const icons: Readonly<Record<FileKind, ComponentType<{ 'aria-hidden'?: boolean }>>> = {
  image: FileImageOutlined,
  pdf: FilePdfOutlined,
  word: FileWordOutlined,
  workbook: FileExcelOutlined,
  sheet: FileExcelOutlined,
  other: FileOutlined,
}

const Remove = ({ file, remove }: { file: FileView; remove: (id: string) => void }): ReactNode => {
  const t = useText()
  return (
    <Button
      className={styles.remove}
      type="text"
      size="small"
      icon={<DeleteOutlined aria-hidden />}
      aria-label={t('remove', { name: file.name })}
      onClick={() => remove(file.id)}
    />
  )
}

const Pictures = ({ files, compact = false, remove }: Omit<Props, 'images'>): ReactNode => {
  const t = useText()
  const size = compact ? 24 : 64
  return (
    <Image.PreviewGroup>
      <span className={styles.images}>
        {(compact ? files.slice(0, 3) : files).map((file) => (
          <span key={file.id} className={styles.image} style={{ width: size, height: size }}>
            <Image
              width={size}
              height={size}
              alt={t('preview', { name: file.name })}
              src={file.thumbUrl ?? file.url}
              preview={{ src: file.url, mask: false }}
            />
            {remove && <Remove file={file} remove={remove} />}
          </span>
        ))}
        {compact && files.length > 3 && <span className={styles.size}>+{files.length - 3}</span>}
      </span>
    </Image.PreviewGroup>
  )
}

type RowProps = {
  readonly file: FileView
  readonly open: () => void
  readonly remove?: ((id: string) => void) | undefined
}

const FileRow = ({ file, open, remove }: RowProps): ReactNode => {
  const t = useText()
  const kind = kindOf(file)
  const Icon = icons[kind]
  return (
    <li className={styles.file} data-kind={kind}>
      <Icon aria-hidden />
      <button type="button" className={styles.name} aria-label={t('preview', { name: file.name })} onClick={open}>
        {file.name}
      </button>
      <span className={styles.size}>{formatSize(file.size)}</span>
      <a
        className={styles.download}
        href={file.url}
        download={file.name}
        aria-label={t('download', { name: file.name })}
      >
        <DownloadOutlined aria-hidden />
      </a>
      {remove && <Remove file={file} remove={remove} />}
    </li>
  )
}

/** Pictures are shown small and open large, other files by name and open beside the page. */
export const FileList = ({ files, images, compact = false, remove }: Props): ReactNode => {
  const t = useText()
  const [shown, setShown] = useState<FileView>()
  if (images) return <Pictures files={files} compact={compact} {...(remove && { remove })} />
  const first = files[0]
  const preview = shown && (
    <Suspense fallback={null}>
      <FilePreview file={shown} files={files} show={setShown} close={() => setShown(undefined)} />
    </Suspense>
  )
  if (compact && first)
    return (
      <span className={styles.compact}>
        <button
          type="button"
          className={styles.name}
          aria-label={t('preview', { name: first.name })}
          onClick={(event) => {
            event.stopPropagation()
            setShown(first)
          }}
        >
          {first.name}
        </button>
        {files.length > 1 && <span className={styles.size}>+{files.length - 1}</span>}
        {preview}
      </span>
    )
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} open={() => setShown(file)} remove={remove} />
        ))}
      </ul>
      {preview}
    </>
  )
}
