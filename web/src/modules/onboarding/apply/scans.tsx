import { useState, type ReactNode } from 'react'
import type { Endpoint } from '@srm/api/endpoint'
import type { AppliedFile } from '@srm/api/onboarding/external'
import { isNetworkError, messageOf } from '@/lib/api/api-error.ts'
import { sendFile } from '@/lib/external.ts'
import styles from './scans.module.css'
import { useApplyText } from '../onboarding.texts.ts'
const longest = 1800
const quality = 0.82

const drawn = async (file: File): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
}

/** A photo of a licence is readable at a tenth of what a camera makes of it. What cannot be drawn goes as it is. */
const shrink = async (file: File): Promise<File> => {
  if (!file.type.startsWith('image/') || file.size < 300_000) return file
  try {
    const blob = await drawn(file)
    if (!blob || blob.size >= file.size) return file
    return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' })
  } catch {
    return file
  }
}

const pauses = [1000, 3000, 8000]

/** Made smaller first; a line that breaks is tried again, a refusal is not. */
const sendScan = async (
  endpoint: Endpoint,
  token: string,
  file: File,
  progress: (percent: number) => void,
): Promise<AppliedFile> => {
  const small = await shrink(file)
  for (let attempt = 0; ; attempt += 1) {
    try {
      return (await sendFile(endpoint, token, small, progress)) as AppliedFile
    } catch (error) {
      const pause = pauses[attempt]
      if (pause === undefined || !isNetworkError(error)) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
      })
    }
  }
}

type Upload = { readonly key: string; readonly file: File; readonly percent: number; readonly problem: string | null }

type Props = {
  /** What takes them. */
  readonly to: Endpoint
  readonly token: string
  readonly label: string
  readonly files: readonly AppliedFile[]
  readonly add: (file: AppliedFile) => void
  readonly remove: (id: string) => void
}

const useSending = ({ to, token, add }: Pick<Props, 'to' | 'token' | 'add'>) => {
  const [all, setAll] = useState<readonly Upload[]>([])
  const set = (key: string, some: Partial<Upload>): void =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...some } : one)))
  const send = async ({ key, file }: Pick<Upload, 'key' | 'file'>): Promise<void> => {
    set(key, { percent: 0, problem: null })
    try {
      add(await sendScan(to, token, file, (percent) => set(key, { percent })))
      setAll((before) => before.filter((one) => one.key !== key))
    } catch (error) {
      set(key, { problem: messageOf(error) })
    }
  }
  const begin = (list: FileList | null): void => {
    const fresh = [...(list ?? [])].map((file) => ({ key: crypto.randomUUID(), file, percent: 0, problem: null }))
    setAll((before) => [...before, ...fresh])
    for (const one of fresh) void send(one)
  }
  return { all, begin, again: (one: Upload) => void send(one) }
}

const Kept = ({ file, remove }: { readonly file: AppliedFile; readonly remove: () => void }): ReactNode => {
  const t = useApplyText()
  return (
    <li className={styles.scan}>
      {file.thumbUrl ? <img src={file.thumbUrl} alt="" /> : <span className={styles.paper}>PDF</span>}
      <span className={styles.fileName}>{file.name}</span>
      <button type="button" aria-label={t('upload.remove', { name: file.name })} onClick={remove}>
        ×
      </button>
    </li>
  )
}

/** Scans of one licence: on their way with how far they are, then with a small picture. */
export const Scans = ({ to, token, label, files, add, remove }: Props): ReactNode => {
  const t = useApplyText()
  const { all, begin, again } = useSending({ to, token, add })
  return (
    <>
      <ul className={styles.scans}>
        {files.map((file) => (
          <Kept key={file.id} file={file} remove={() => remove(file.id)} />
        ))}
        {all.map((one) => (
          <li key={one.key} className={styles.scan} data-failed={one.problem !== null}>
            {one.problem === null ? (
              <>
                <progress max={100} value={one.percent} aria-label={one.file.name} />
                <span className={styles.fileName}>
                  {t('upload.sending', { name: one.file.name, percent: one.percent })}
                </span>
              </>
            ) : (
              <button type="button" className={styles.again} onClick={() => again(one)}>
                {t('upload.retry', { name: one.file.name })} {one.problem}
              </button>
            )}
          </li>
        ))}
      </ul>
      <label className={styles.attach}>
        {files.length > 0 ? t('upload.more') : t('upload.add')}
        <input
          type="file"
          accept="image/*,application/pdf"
          multiple
          aria-label={label}
          onChange={({ target }) => {
            begin(target.files)
            target.value = ''
          }}
        />
      </label>
    </>
  )
}
