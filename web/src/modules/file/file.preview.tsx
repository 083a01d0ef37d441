import { DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { lazy, Suspense, type ReactNode } from 'react'
import type { FileView } from '@srm/api/shared/fields'
import { formatSize } from '@/lib/format.ts'
import { slot } from '@/ui/slots.ts'
import { Skeleton } from '@/ui/states.tsx'
import { kindOf } from './file.kind.ts'
import styles from './file.preview.module.css'
import { useText } from './file.texts.ts'

const PdfPreview = lazy(async () => ({ default: (await import('./file.pdf.tsx')).PdfPreview }))
const WordPreview = lazy(async () => ({ default: (await import('./file.word.tsx')).WordPreview }))

/** What cannot be shown can still be taken away. */
export const NoPreview = ({ file }: { readonly file: FileView }): ReactNode => {
  const t = useText()
  return (
    <div className={styles.none}>
      <strong>{file.name}</strong>
      <span className={styles.size}>{formatSize(file.size)}</span>
      <p>{t('noPreview')}</p>
      <Button type="primary" icon={<DownloadOutlined aria-hidden />} href={file.url} download={file.name}>
        {t('downloadFile')}
      </Button>
    </div>
  )
}

const Content = ({ file }: { readonly file: FileView }): ReactNode => {
  switch (kindOf(file)) {
    case 'image':
      return <img className={styles.picture} src={file.url} alt={file.name} />
    case 'pdf':
      return <PdfPreview file={file} />
    case 'workbook':
      return slot('sheets', { file, otherwise: <NoPreview file={file} /> }) ?? <NoPreview file={file} />
    case 'word':
      return <WordPreview file={file} />
    default:
      return <NoPreview file={file} />
  }
}

type Props = {
  readonly file: FileView
  readonly files: readonly FileView[]
  readonly show: (file: FileView) => void
  readonly close: () => void
}

export const FilePreview = ({ file, files, show, close }: Props): ReactNode => {
  const t = useText()
  const at = files.findIndex(({ id }) => id === file.id)
  const step = (by: number, text: string, icon: ReactNode): ReactNode => {
    const next = files[at + by]
    return <Button type="text" icon={icon} aria-label={text} disabled={!next} onClick={() => next && show(next)} />
  }
  return (
    <Drawer
      open
      size="min(880px, 100vw)"
      title={file.name}
      onClose={close}
      destroyOnHidden
      extra={
        <>
          {files.length > 1 && step(-1, t('previous'), <LeftOutlined aria-hidden />)}
          {files.length > 1 && step(1, t('next'), <RightOutlined aria-hidden />)}
          <Button
            type="text"
            icon={<DownloadOutlined aria-hidden />}
            aria-label={t('download', { name: file.name })}
            href={file.url}
            download={file.name}
          />
        </>
      }
    >
      <Suspense fallback={<Skeleton rows={8} />}>
        <Content key={file.id} file={file} />
      </Suspense>
    </Drawer>
  )
}
