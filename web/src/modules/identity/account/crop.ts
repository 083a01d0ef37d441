export type Size = { readonly width: number; readonly height: number }
/** How far the middle of the picture lies from the middle of the frame, in pixels of the screen. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number }

export const centred: Crop = { x: 0, y: 0, zoom: 1 }
export const maxZoom = 4

/** Screen pixels per picture pixel: at zoom 1 the shorter side just fills the frame. */
export const scaleOf = ({ width, height }: Size, frame: number, zoom: number): number =>
  (frame / Math.min(width, height)) * zoom

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/** The frame is always filled: the picture stops at its edges. */
export const kept = (crop: Crop, size: Size, frame: number): Crop => {
  const zoom = Math.min(maxZoom, Math.max(1, crop.zoom))
  const scale = scaleOf(size, frame, zoom)
  return {
    zoom,
    x: within(crop.x, (size.width * scale - frame) / 2),
    y: within(crop.y, (size.height * scale - frame) / 2),
  }
}

/** The square of the picture that is in the frame, in pixels of the picture. */
export const squareOf = ({ x, y, zoom }: Crop, size: Size, frame: number) => {
  const scale = scaleOf(size, frame, zoom)
  const side = frame / scale
  return { left: size.width / 2 - x / scale - side / 2, top: size.height / 2 - y / scale - side / 2, side }
}
