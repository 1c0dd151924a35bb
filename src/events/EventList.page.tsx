/** Comes next. */
export default function Page() {
  return null;
}
