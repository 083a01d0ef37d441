/** Runs at once and then at most once per pause; the last call is never lost. */
export const throttled = (run: () => void, pause: number): { call: () => void; cancel: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const rest = (): void => {
    timer = undefined
    if (!again) return
    again = false
    start()
  }
  const start = (): void => {
    run()
    timer = setTimeout(rest, pause)
  }
  return {
    call: () => {
      if (timer) again = true
      else start()
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
      again = false
    },
  }
}
