import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import type { Storage } from './storage.ts'

type Settings = Pick<Config, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>

const timeout = 5000

export const s3Storage = (config: Settings): Storage => {
  const Bucket = config.S3_BUCKET ?? ''
  const client = new S3Client({
    region: config.S3_REGION,
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
    credentials: { accessKeyId: config.S3_ACCESS_KEY ?? '', secretAccessKey: config.S3_SECRET_KEY ?? '' },
    // Other vendors' stores refuse the newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  })
  const within = () => ({ abortSignal: AbortSignal.timeout(timeout) })
  return {
    put: async (Key, Body, ContentType) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }), within())
    },
    has: async (Key) => {
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key }), within())
        return true
      } catch (error) {
        if (error instanceof NotFound) return false
        throw error
      }
    },
    get: async (Key) => {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key }), within())
        if (!(found.Body instanceof Readable)) throw new Error('the storage answered without contents')
        return { body: found.Body, size: Number(found.ContentLength ?? 0) }
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }), within())
    },
    async *list(Prefix) {
      let after: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix, ...(after && { ContinuationToken: after }) }),
          within(),
        )
        yield (page.Contents ?? []).flatMap(({ Key: key, LastModified: changedAt }) =>
          key && changedAt ? [{ key, changedAt }] : [],
        )
        after = page.NextContinuationToken
      } while (after)
    },
    link: (Key, { seconds, mime, disposition }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({ Bucket, Key, ResponseContentType: mime, ResponseContentDisposition: disposition }),
        { expiresIn: seconds },
      ),
  }
}
