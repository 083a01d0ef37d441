import { file as endpoints } from '@srm/api/file'
import { call } from '@/lib/api.ts'
import { keyOf, queryClient } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { upload } from '@/lib/upload.ts'
import type { Pictures } from '@/ui/fields/rich/pictures.ts'
import { refusalOf } from './file.sending.ts'
import { t } from './file.texts.ts'

/** Links live a quarter of an hour; one is asked for anew before it ends. */
const fresh = 10 * 60_000

const linkKey = (id: string) => keyOf(endpoints.link, { params: { id } })

export const sendPicture: Pictures['send'] = async (file) => {
  const refusal = refusalOf(file, true)
  if (refusal) {
    toast.error(t(refusal))
    return undefined
  }
  try {
    const stored = await upload(endpoints.upload, file, () => undefined)
    queryClient.setQueryData(linkKey(stored.id), stored)
    return stored
  } catch (error) {
    toast.error([t('failed'), error instanceof Error ? error.message : ''].filter(Boolean).join('：'))
    return undefined
  }
}

export const pictureAddress: Pictures['address'] = async (id) => {
  const queryFn = () => call(endpoints.link, { params: { id } }, { silent: true })
  return (await queryClient.query({ queryKey: linkKey(id), queryFn, staleTime: fresh })).url
}
