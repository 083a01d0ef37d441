import type { Readable } from 'node:stream'

export type StoredObject = { readonly body: Readable; readonly size: number }

export type ListedObject = { readonly key: string; readonly changedAt: Date }

/** Where file contents live. Keys are made by us and never contain what a person typed. */
export type Storage = {
  put(key: string, body: Buffer, mime: string): Promise<void>
  has(key: string): Promise<boolean>
  get(key: string): Promise<StoredObject | undefined>
  remove(key: string): Promise<void>
  /** Everything whose key begins so, in pages. */
  list(prefix: string): AsyncIterable<readonly ListedObject[]>
  /** A short-lived address the browser can read from directly, where the store offers one. */
  link(key: string, options: { seconds: number; mime: string; disposition: string }): Promise<string | undefined>
}
