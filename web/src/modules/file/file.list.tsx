import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons'
import { Button, Image } from 'antd'
import type { ReactNode } from 'react'
import type { FileView } from '@srm/api/shared/fields'
import { formatSize } from '@/lib/format.ts'
import styles from './file.module.css'
import { useText } from './file.texts.ts'

type Props = {
  readonly files: readonly FileView[]
  readonly images: boolean
  readonly remove?: (id: string) => void
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

/** Pictures are shown small and open large, other files by name. */
export const FileList = ({ files, images, remove }: Props): ReactNode => {
  const t = useText()
  if (images)
    return (
      <Image.PreviewGroup>
        <span className={styles.images}>
          {files.map((file) => (
            <span key={file.id} className={styles.image}>
              <Image
                width={64}
                height={64}
                alt={t('preview', { name: file.name })}
                src={file.thumbUrl ?? file.url}
                preview={{ src: file.url, mask: false }}
              />
              {remove && <Remove file={file} remove={remove} />}
            </span>
          ))}
        </span>
      </Image.PreviewGroup>
    )
  return (
    <ul>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          <PaperClipOutlined aria-hidden />
          <a href={file.url} target="_blank" rel="noreferrer">
            {file.name}
          </a>
          <span className={styles.size}>{formatSize(file.size)}</span>
          {remove && <Remove file={file} remove={remove} />}
        </li>
      ))}
    </ul>
  )
}
