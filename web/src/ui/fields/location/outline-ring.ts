export type Corner = [lat: number, lng: number]

/** A line of the files: a name, the first corner and the steps to the following ones, in hundredths of a degree. */
export const ringOf = (line: string): Corner[] => {
  const steps = line.split(' ').slice(1).map(Number)
  const ring: Corner[] = []
  let [lng, lat] = [0, 0]
  for (let at = 0; at + 1 < steps.length; at += 2) {
    lng += steps[at] ?? 0
    lat += steps[at + 1] ?? 0
    ring.push([lat / 100, lng / 100])
  }
  return ring
}
