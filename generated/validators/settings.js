// Generated from schemas/config/settings.json by npm run generate. Do not edit.
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["settingsVersion"],"properties":{"settingsVersion":{"type":"string","const":"v1"},"registry":{"type":"string","maxLength":2048,"pattern":"^(https?://[^\\s/?#@]+(/[^\\s?#]*)?|/[^\\x00-\\x1f]+)$","x-form":"an http or https URL without user name, query and fragment, or an absolute path","examples":["https://registry.example.com/team","https://registry.modelcontextprotocol.io"]},"trustedRoot":{"type":"string","maxLength":2048,"pattern":"^/[^\\x00-\\x1f]+$","x-form":"an absolute path"},"signatureBundles":{"type":"string","maxLength":2048,"pattern":"^/[^\\x00-\\x1f]+$","x-form":"an absolute path"}}};
const pattern0 = new RegExp("^(https?://[^\\s/?#@]+(/[^\\s?#]*)?|/[^\\x00-\\x1f]+)$", "u");
const pattern1 = new RegExp("^/[^\\x00-\\x1f]+$", "u");

function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.settingsVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settingsVersion"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "settingsVersion") || (key0 === "registry")) || (key0 === "trustedRoot")) || (key0 === "signatureBundles"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.settingsVersion !== undefined){
let data0 = data.settingsVersion;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/settingsVersion",schemaPath:"#/properties/settingsVersion/type",keyword:"type",params:{type: "string"},schema:schema0.properties.settingsVersion.type,parentSchema:schema0.properties.settingsVersion,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("v1" !== data0){
const err3 = {instancePath:instancePath+"/settingsVersion",schemaPath:"#/properties/settingsVersion/const",keyword:"const",params:{allowedValue: "v1"},schema:"v1",parentSchema:schema0.properties.settingsVersion,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.registry !== undefined){
let data1 = data.registry;
if(typeof data1 === "string"){
if(isLonger(data1, 2048)){
const err4 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema0.properties.registry,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/pattern",keyword:"pattern",params:{ pattern: "the form of an http or https URL without user name, query and fragment, or an absolute path" },schema:"^(https?://[^\\s/?#@]+(/[^\\s?#]*)?|/[^\\x00-\\x1f]+)$",parentSchema:schema0.properties.registry,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/type",keyword:"type",params:{type: "string"},schema:schema0.properties.registry.type,parentSchema:schema0.properties.registry,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.trustedRoot !== undefined){
let data2 = data.trustedRoot;
if(typeof data2 === "string"){
if(isLonger(data2, 2048)){
const err7 = {instancePath:instancePath+"/trustedRoot",schemaPath:"#/properties/trustedRoot/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema0.properties.trustedRoot,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1.test(data2)){
const err8 = {instancePath:instancePath+"/trustedRoot",schemaPath:"#/properties/trustedRoot/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute path" },schema:"^/[^\\x00-\\x1f]+$",parentSchema:schema0.properties.trustedRoot,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/trustedRoot",schemaPath:"#/properties/trustedRoot/type",keyword:"type",params:{type: "string"},schema:schema0.properties.trustedRoot.type,parentSchema:schema0.properties.trustedRoot,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.signatureBundles !== undefined){
let data3 = data.signatureBundles;
if(typeof data3 === "string"){
if(isLonger(data3, 2048)){
const err10 = {instancePath:instancePath+"/signatureBundles",schemaPath:"#/properties/signatureBundles/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema0.properties.signatureBundles,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1.test(data3)){
const err11 = {instancePath:instancePath+"/signatureBundles",schemaPath:"#/properties/signatureBundles/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute path" },schema:"^/[^\\x00-\\x1f]+$",parentSchema:schema0.properties.signatureBundles,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/signatureBundles",schemaPath:"#/properties/signatureBundles/type",keyword:"type",params:{type: "string"},schema:schema0.properties.signatureBundles.type,parentSchema:schema0.properties.signatureBundles,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

