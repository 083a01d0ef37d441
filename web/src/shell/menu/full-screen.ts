/** Long enough for the page to have changed first. */
const delay = 1000

let timer: ReturnType<typeof setTimeout> | undefined

const change = async (on: boolean): Promise<void> => {
  if (on === (document.fullscreenElement !== null)) return
  // The browser may refuse; then the page is simply shown as it is.
  await (on ? document.documentElement.requestFullscreen() : document.exitFullscreen()).catch(() => undefined)
}

/** Some pages are made for the whole screen; going to any other gives it back. */
export const changeFullScreen = (on: boolean): void => {
  clearTimeout(timer)
  timer = setTimeout(() => void change(on), delay)
}
