import type { Readable } from 'node:stream'

export type StoredObject = { readonly body: Readable; readonly size: number }

/** Where file contents live. Keys are made by us and never contain what a person typed. */
export type Storage = {
  put(key: string, body: Buffer, mime: string): Promise<void>
  get(key: string): Promise<StoredObject | undefined>
  remove(key: string): Promise<void>
  /** A short-lived address the browser can read from directly, where the store offers one. */
  link(key: string, options: { seconds: number; mime: string; disposition: string }): Promise<string | undefined>
}
