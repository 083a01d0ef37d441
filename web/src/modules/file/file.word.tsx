import { useQuery } from '@tanstack/react-query'
import { renderAsync } from 'docx-preview'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import type { FileView } from '@srm/api/shared/fields'
import { Skeleton } from '@/ui/states.tsx'
import { NoPreview } from './file.preview.tsx'
import styles from './file.preview.module.css'

/** Pictures are written into the page itself: addresses made here would not be allowed inside the frame. */
const look = { inWrapper: false, useBase64URL: true, renderAltChunks: false }

const read = async (url: string): Promise<Blob> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(response.statusText)
  return response.blob()
}

/** The frame runs no scripts and has no forms: whatever a document brings along stays inert. */
export const WordPreview = ({ file }: { readonly file: FileView }): ReactNode => {
  const [broken, setBroken] = useState(false)
  const { data, isError } = useQuery({
    queryKey: ['word', file.url],
    queryFn: () => read(file.url),
    gcTime: 0,
    retry: false,
  })
  const draw = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const inside = currentTarget.contentDocument
    if (!data || !inside) return
    renderAsync(data, inside.body, inside.head, look).catch(() => setBroken(true))
  }
  if (isError || broken) return <NoPreview file={file} />
  if (!data) return <Skeleton rows={8} />
  return (
    <iframe
      className={styles.frame}
      title={file.name}
      sandbox="allow-same-origin"
      srcDoc="<!doctype html><title></title>"
      onLoad={draw}
    />
  )
}
