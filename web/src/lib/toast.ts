export type ToastKind = 'success' | 'error' | 'warning'
type Show = (kind: ToastKind, text: string) => void

const waiting: [ToastKind, string][] = []
const hold: Show = (kind, text) => void waiting.push([kind, text])
let show = hold

/** What was said before the app could show it is kept. Returns how to detach again. */
export const attachToaster = (next: Show): (() => void) => {
  show = next
  for (const [kind, text] of waiting.splice(0)) next(kind, text)
  return () => {
    show = hold
  }
}

export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
  warning: (text: string): void => show('warning', text),
}
