import { storageKey } from '@/lib/storage.ts'

/** What somebody left with to bind a Feishu account. */
export const bindKey = storageKey('feishu.bind')

/** Whether the app was opened by Feishu's answer to them; what follows is loaded only then. */
export const cameToBind = (): boolean => {
  try {
    return sessionStorage.getItem(bindKey) !== null && new URLSearchParams(window.location.search).has('code')
  } catch {
    return false
  }
}
