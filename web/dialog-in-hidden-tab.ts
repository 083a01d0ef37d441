import type { Plugin } from 'vite'

const file = /@rc-component\/dialog\/es\/Dialog\/Content\/index\.js$/
const before = '...panelRef.current,'
const after = '...panelRef.current,\n    focus: () => panelRef.current?.focus(),'

/**
 * A dialog that returns with its tab builds its handle before its panel is there, and then calls a `focus`
 * the handle does not have, which takes the page down. Looked up when it is called, it is always there.
 */
export const patchDialog = (code: string): string => {
  if (code.split(before).length !== 2)
    throw new Error(`the dialog's handle is no longer built from "${before}": see whether the patch is still needed`)
  return code.replace(before, after)
}

export const dialogInHiddenTab = (): Plugin => {
  let patched = false
  return {
    name: 'dialog-in-hidden-tab',
    enforce: 'pre',
    transform: {
      filter: { id: file },
      handler: (code) => {
        patched = true
        return { code: patchDialog(code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !patched && this.environment.mode === 'build')
        this.error('the dialog was not found, so it was not patched')
    },
  }
}
