import type { Endpoint } from '@srm/api/endpoint'
import type { AppliedFile } from '@srm/api/onboarding/outside'
import { isNetworkError } from '@/lib/api-error.ts'
import { sendFile } from '@/lib/outside.ts'
import { shrink } from './apply.shrink.ts'

const pauses = [1000, 3000, 8000]

/** Made smaller first; a line that breaks is tried again, a refusal is not. */
export const sendScan = async (
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
