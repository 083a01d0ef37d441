import { useEffect, useRef, useState } from 'react'
import { file as endpoints } from '@srm/api/file'
import { messageOf } from '@/lib/api/api-error.ts'
import { punctuation } from '@/lib/i18n.ts'
import { toast } from '@/lib/toast.ts'
import { upload } from '@/lib/api/upload.ts'
import { tooLargeText } from '@/lib/api/upload-limit.ts'
import { rememberFile } from './file.known.ts'
import { t } from './file.texts.ts'

export type UploadState = {
  readonly key: string
  readonly file: File
  readonly percent: number
  readonly failure?: string
}

type Options = { readonly images: boolean; readonly room: number; readonly sent: (id: string) => void }

const isImage = (file: File): boolean => file.type.startsWith('image/')

/** Why a file is not even sent. */
export const refusalOf = (file: File, images: boolean): string | undefined => {
  if (images && !isImage(file)) return t('imagesOnly')
  return tooLargeText(file)
}

/** Files on their way: how far each one is, and those that failed and can be tried again. */
export const useSending = ({ images, room, sent }: Options) => {
  const [list, setList] = useState<readonly UploadState[]>([])
  const latest = useRef(sent)
  useEffect(() => {
    latest.current = sent
  })

  const change = (key: string, next: Partial<UploadState>): void =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const drop = (key: string): void => setList((before) => before.filter((one) => one.key !== key))

  const send = async ({ key, file }: UploadState): Promise<boolean> => {
    try {
      const stored = await upload(endpoints.upload, file, (percent) => change(key, { percent }))
      rememberFile(stored)
      drop(key)
      latest.current(stored.id)
      return true
    } catch (error) {
      const why = messageOf(error)
      change(key, { failure: [t('failed'), why].filter(Boolean).join(punctuation('colon')) })
      toast.error([t('failed'), why].filter(Boolean).join(punctuation('colon')))
      return false
    }
  }

  const start = async (files: readonly File[]): Promise<void> => {
    for (const why of new Set(files.flatMap((file) => refusalOf(file, images) ?? []))) toast.error(why)
    const good = files.filter((file) => refusalOf(file, images) === undefined)
    if (good.length > room) toast.warning(t('tooMany', { count: good.length - room }))
    const begun = good.slice(0, room).map((file): UploadState => ({ key: crypto.randomUUID(), file, percent: 0 }))
    setList((before) => [...before, ...begun])
    const results = await Promise.all(begun.map(send))
    if (results.some(Boolean)) toast.success(t('done'))
  }

  const retry = async (one: UploadState): Promise<void> => {
    setList((before) =>
      before.map((each) => (each.key === one.key ? { key: one.key, file: one.file, percent: 0 } : each)),
    )
    if (await send(one)) toast.success(t('done'))
  }
  return { list, start, retry, drop }
}
