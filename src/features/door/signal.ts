/** True for a person who may come in, false for one who may not. */
type Answer = boolean;

let sound: AudioContext | undefined;

/** A high tone of a given length (seconds), or a low one, some seconds from now. */
function tone(context: AudioContext, hertz: number, after: number, length: number): void {
  const [oscillator, volume] = [context.createOscillator(), context.createGain()];
  oscillator.frequency.value = hertz;
  volume.gain.value = 0.2;
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(context.currentTime + after);
  oscillator.stop(context.currentTime + after + length);
}

/** One high tone and a short buzz for yes; two low tones and a long buzz for no: told apart without a look. */
export function signal(mayEnter: Answer): void {
  navigator.vibrate?.(mayEnter ? 80 : [250, 100, 250]);
  try {
    sound ??= new AudioContext();
    void sound.resume();
    if (mayEnter) tone(sound, 1320, 0, 0.12);
    else for (const after of [0, 0.28]) tone(sound, 196, after, 0.2);
  } catch {
    // A browser without sound: the verdict is on the screen.
  }
}
