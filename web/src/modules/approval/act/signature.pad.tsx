import { Button } from 'antd'
import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { useText } from './act.texts.ts'
import styles from './signature.module.css'

type Props = { readonly label: string; readonly onChange: (picture: string) => void }

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

/** A name written by hand, with finger, pen or mouse. */
export const SignaturePad = ({ label, onChange }: Props): ReactNode => {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) prepare(canvas.current)
  }, [])
  const draw = (event: PointerEvent<HTMLCanvasElement>, begins: boolean): void => {
    const pen = event.currentTarget.getContext('2d')
    const { offsetX: x, offsetY: y } = event.nativeEvent
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
        onPointerUp={(event) => onChange(event.currentTarget.toDataURL('image/png'))}
      />
      <Button
        size="small"
        type="text"
        className={styles.clear ?? ''}
        onClick={() => {
          if (canvas.current) prepare(canvas.current)
          onChange('')
        }}
      >
        {t('signature.clear')}
      </Button>
    </figure>
  )
}
