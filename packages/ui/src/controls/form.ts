/** The state of a form: values, what was touched, what is wrong. */
export { type UseFormReturnType, useForm } from "@mantine/form";
