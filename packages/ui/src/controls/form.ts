import { type UseFormInput, type UseFormReturnType, useForm as useMantineForm } from "@mantine/form";
import { afterPress } from "./after-press.ts";

export type { UseFormReturnType } from "@mantine/form";

/**
 * The state of a form: values, what was touched, what is wrong. A field that is validated when it is left tells what is
 * wrong after a press has ended: its error takes room, and would move the button away from under the pointer.
 */
export function useForm<Values extends object>({
  validateInputOnBlur = false,
  ...options
}: UseFormInput<Values> & { readonly validateInputOnBlur?: boolean } = {}): UseFormReturnType<Values> {
  const form: UseFormReturnType<Values> = useMantineForm<Values>({
    ...options,
    ...(validateInputOnBlur
      ? {
          enhanceGetInputProps: ({ field }) => ({
            onBlur: () => afterPress(() => void form.validateField(field as never)),
          }),
        }
      : {}),
  });
  return form;
}
