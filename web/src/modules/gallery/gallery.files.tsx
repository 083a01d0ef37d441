import { Button } from 'antd'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { gallery } from '@/ui/fields/gallery.ts'
import { slot, type KnownFile } from '@/ui/slots.ts'
import { Skeleton } from '@/ui/states.tsx'
import { Case, Cases } from './gallery.part.tsx'
import styles from './gallery.module.css'
import { useText } from './gallery.texts.ts'
import { halfway, refused } from './gallery.uploads.ts'

const kinds = { attachments: gallery.attachments, images: gallery.images } as const

type Props = {
  readonly kind: keyof typeof kinds
  readonly label: string
  readonly filled?: boolean
  readonly disabled?: boolean
}

const Uploader = ({ kind, label, filled = false, disabled = false }: Props): ReactNode => {
  const { schema, value } = kinds[kind]
  const first = filled ? (value as readonly KnownFile[]) : []
  const [files, setFiles] = useState<readonly KnownFile[]>(first)
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      {slot('files', {
        meta: metaOf(schema),
        value: files,
        disabled,
        label,
        onChange: (next = []) => setFiles(next),
      })}
    </Suspense>
  )
}

/** Hands files over the way a person would, to be seen on their way and refused. */
const give = (box: HTMLElement | null): void => {
  const input = box?.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) return
  const data = new DataTransfer()
  for (const name of [halfway, refused]) data.items.add(new File(['-'], name))
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

export const Files = (): ReactNode => {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  return (
    <Cases columns={2}>
      <Case label={t('files.empty')}>
        <Uploader kind="attachments" label={t('files.empty')} />
      </Case>
      <Case label={t('files.filled')}>
        <Uploader kind="attachments" label={t('files.filled')} filled />
      </Case>
      <Case label={t('files.disabled')}>
        <Uploader kind="attachments" label={t('files.disabled')} filled disabled />
      </Case>
      <Case label={t('files.images')}>
        <Uploader kind="images" label={t('files.images')} filled />
      </Case>
      <Case label={t('files.way')}>
        <div ref={box} className={styles.stack}>
          <Uploader kind="attachments" label={t('files.way')} />
          <Button size="small" onClick={() => give(box.current)}>
            {t('files.give')}
          </Button>
        </div>
      </Case>
    </Cases>
  )
}
