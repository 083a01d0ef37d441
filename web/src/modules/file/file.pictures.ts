import { file as endpoints } from '@srm/api/file'
import { messageOf } from '@/lib/api/api-error.ts'
import { call } from '@/lib/api/api.ts'
import { keyOf, queryClient } from '@/lib/api/query.ts'
import { punctuation } from '@/lib/i18n.ts'
import { toast } from '@/lib/toast.ts'
import { upload } from '@/lib/api/upload.ts'
import type { Pictures } from '@/ui/fields/rich/pictures.ts'
import { refusalOf } from './file.sending.ts'
import { t } from './file.texts.ts'

/** Links live a quarter of an hour; one is asked for anew before it ends. */
const fresh = 10 * 60_000

const linkKey = (id: string) => keyOf(endpoints.link, { params: { id } })

export const sendPicture: Pictures['send'] = async (file) => {
  const refusal = refusalOf(file, true)
  if (refusal) {
    toast.error(refusal)
    return undefined
  }
  try {
    const stored = await upload(endpoints.upload, file, () => undefined)
    queryClient.setQueryData(linkKey(stored.id), stored)
    return stored
  } catch (error) {
    toast.error([t('failed'), messageOf(error)].filter(Boolean).join(punctuation('colon')))
    return undefined
  }
}

/** One file a page brings in words of its own. */
export const sendFile = (file: File) => upload(endpoints.upload, file, () => undefined)

export const pictureAddress: Pictures['address'] = async (id) => {
  const queryFn = () => call(endpoints.link, { params: { id } }, { silent: true })
  return (await queryClient.query({ queryKey: linkKey(id), queryFn, staleTime: fresh })).url
}
