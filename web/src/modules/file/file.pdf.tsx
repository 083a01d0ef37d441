import { useQuery } from '@tanstack/react-query'
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { FileView } from '@srm/api/shared/fields'
import { Skeleton } from '@/ui/states.tsx'
import { NoPreview } from './file.preview.tsx'
import styles from './file.preview.module.css'
import { useText } from './file.texts.ts'
const addresses = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

const byName = new Map(Object.entries(addresses).map(([path, url]) => [path.split('/').at(-1) ?? '', url]))

/** Chinese PDFs without fonts of their own name a character map instead; each is fetched when a document asks for it. */
export class CharacterMaps {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = byName.get(filename)
    if (!url) throw new Error(`no such part of the PDF reader: ${filename}`)
    const response = await fetch(url)
    if (!response.ok) throw new Error(response.statusText)
    return new Uint8Array(await response.arrayBuffer())
  }
}

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/** Long contracts are read from the front; drawing a page costs memory, so it waits until it comes into view. */
const usePageInView = () => {
  const box = useRef<HTMLCanvasElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!box.current) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: '400px' },
    )
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return { box, seen }
}

type PageProps = { readonly document: PDFDocumentProxy; readonly number: number }

const PdfPage = ({ document: pdf, number }: PageProps): ReactNode => {
  const t = useText()
  const { box, seen } = usePageInView()
  useEffect(() => {
    if (!seen) return undefined
    let gone = false
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number)
      const canvas = box.current
      if (gone || !canvas) return
      const viewport = page.getViewport({ scale: Math.min(window.devicePixelRatio, 2) * 1.4 })
      Object.assign(canvas, { width: viewport.width, height: viewport.height })
      await page.render({ canvas, viewport }).promise
    }
    void draw()
    return () => {
      gone = true
    }
  }, [pdf, number, seen, box])
  return (
    <figure aria-label={t('page', { page: number, count: pdf.numPages })}>
      <canvas ref={box} width={794} height={1123} />
    </figure>
  )
}

export const PdfPreview = ({ file }: { readonly file: FileView }): ReactNode => {
  const { data, isError } = useQuery({
    queryKey: ['pdf', file.url],
    queryFn: () =>
      getDocument({
        url: file.url,
        useWasm: false,
        useWorkerFetch: false,
        cMapUrl: 'cmaps/',
        BinaryDataFactory: CharacterMaps,
      }).promise,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  useEffect(() => () => void data?.cleanup(), [data])
  if (isError) return <NoPreview file={file} />
  if (!data) return <Skeleton rows={8} />
  return (
    <div className={styles.pages}>
      {Array.from({ length: data.numPages }, (_, index) => (
        <PdfPage key={`${file.id}/${String(index + 1)}`} document={data} number={index + 1} />
      ))}
    </div>
  )
}
