export type ToastKind = 'success' | 'error' | 'warning' | 'info'
/** What can be done about it, offered beside the text. */
export type ToastAction = { readonly label: string; readonly run: () => void }
type Show = (kind: ToastKind, text: string, action?: ToastAction) => void

const waiting: Parameters<Show>[] = []
const hold: Show = (...message) => void waiting.push(message)
let show = hold

/** What was said before the app could show it is kept. Returns how to detach again. */
export const attachToaster = (next: Show): (() => void) => {
  show = next
  for (const message of waiting.splice(0)) next(...message)
  return () => {
    show = hold
  }
}

export const toast = {
  success: (text: string, action?: ToastAction): void => show('success', text, action),
  error: (text: string): void => show('error', text),
  info: (text: string, action?: ToastAction): void => show('info', text, action),
  warning: (text: string, action?: ToastAction): void => show('warning', text, action),
}
