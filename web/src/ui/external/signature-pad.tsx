import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import styles from './signature-pad.module.css'
import { useExternalText } from '../ui.texts.ts'

/** A line as a finger drew it, point by point. */
type Stroke = [x: number, y: number][]

/** Points lie in this box, whatever the screen they were drawn on. */
export const strokeBox = { width: 600, height: 240 } as const
const maxStrokes = 80
const maxPoints = 400

type Props = {
  readonly label: string
  /** Told the picture after each line; nothing when it is cleared. */
  readonly onChange?: (picture: string) => void
  /** Told the lines themselves; none when it is cleared. */
  readonly onStrokes?: (strokes: Stroke[]) => void
}

const ink = '#14161a'
const paper = '#ffffff'

/** As sharp as the screen is; ink on white in every look, for it is printed as it was drawn. */
const prepare = (canvas: HTMLCanvasElement): void => {
  const { width, height } = canvas.getBoundingClientRect()
  canvas.width = Math.round(width * devicePixelRatio)
  canvas.height = Math.round(height * devicePixelRatio)
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.scale(devicePixelRatio, devicePixelRatio)
  pen.fillStyle = paper
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = ink
  pen.lineWidth = 2.5
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))

/** A name written by hand, with finger, pen or mouse. */
export const SignaturePad = ({ label, onChange, onStrokes }: Props): ReactNode => {
  const t = useExternalText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const strokes = useRef<Stroke[]>([])
  useEffect(() => {
    if (canvas.current) prepare(canvas.current)
  }, [])
  const remember = ({ currentTarget, nativeEvent }: PointerEvent<HTMLCanvasElement>, begins: boolean): void => {
    const { width, height } = currentTarget.getBoundingClientRect()
    const point: Stroke[number] = [
      within((nativeEvent.offsetX / width) * strokeBox.width, strokeBox.width),
      within((nativeEvent.offsetY / height) * strokeBox.height, strokeBox.height),
    ]
    if (begins && strokes.current.length < maxStrokes) strokes.current.push([point])
    else if (!begins && (strokes.current.at(-1)?.length ?? maxPoints) < maxPoints) strokes.current.at(-1)?.push(point)
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>, begins: boolean): void => {
    const pen = event.currentTarget.getContext('2d')
    const { offsetX: x, offsetY: y } = event.nativeEvent
    remember(event, begins)
    if (!pen) return
    if (begins) pen.beginPath()
    if (begins) pen.moveTo(x, y)
    pen.lineTo(x, y)
    pen.stroke()
  }
  return (
    <figure className={styles.pad} aria-label={label}>
      <canvas
        ref={canvas}
        className={styles.paper}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          draw(event, true)
        }}
        onPointerMove={(event) => event.buttons > 0 && draw(event, false)}
        onPointerUp={(event) => {
          onChange?.(event.currentTarget.toDataURL('image/png'))
          onStrokes?.([...strokes.current])
        }}
      />
      <button
        type="button"
        className={styles.clear}
        onClick={() => {
          strokes.current = []
          if (canvas.current) prepare(canvas.current)
          onChange?.('')
          onStrokes?.([])
        }}
      >
        {t('signature.clear')}
      </button>
    </figure>
  )
}
